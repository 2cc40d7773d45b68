"""What is said to people: ids with arguments in the code, sentences in a catalogue of Fluent files for each language.

Code makes a `Message`; `say` puts it into words, in the language of the reader. The page reads the same files.
"""

from carsonne.locales.catalogue import Catalogue, catalogue, languages, say, speak, terminal_language
from carsonne.locales.language import negotiate, of_environment
from carsonne.locales.message import Argument, Message, Words, called, message, player, sentences, spoken
from carsonne.locales.system import of_system

__all__ = [
    "Argument",
    "Catalogue",
    "Message",
    "Words",
    "called",
    "catalogue",
    "languages",
    "message",
    "negotiate",
    "of_environment",
    "of_system",
    "player",
    "say",
    "sentences",
    "speak",
    "spoken",
    "terminal_language",
]
