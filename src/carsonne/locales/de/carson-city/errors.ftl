## Rivers of one’s own that do not work, in the options of Carson City and in typed positions

cc-bad-river-parcel = Für den Fluss gibt es keine Parzelle { $name }; die Parzellen heißen r1c1 bis r8c8.
cc-bad-river-twice = Eine Parzelle des Flusses wird zweimal genannt.
cc-bad-river-length = Ein Fluss hat 2 bis { $most } Parzellen, nicht { $found }.
cc-bad-river-ends = Ein Fluss muss von Rand zu Rand fließen.
cc-bad-river-apart = Die Parzellen eines Flusses müssen Seite an Seite verbunden sein.
