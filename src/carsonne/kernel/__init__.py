"""What all games share: protocol, match, records, dealer, errors. Nothing here knows a particular game."""
