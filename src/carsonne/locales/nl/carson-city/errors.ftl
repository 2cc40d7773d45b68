## Rivers of one’s own that do not work, in the options of Carson City and in typed positions

cc-bad-river-parcel = Er is geen kavel { $name } voor de rivier; de kavels zijn r1c1 tot en met r8c8.
cc-bad-river-twice = Een kavel van de rivier is twee keer genoemd.
cc-bad-river-length = Een rivier heeft 2 tot en met { $most } kavels, niet { $found }.
cc-bad-river-ends = Een rivier moet van buitenkant tot buitenkant stromen.
cc-bad-river-apart = De kavels van een rivier moeten met hun zijden aan elkaar liggen.
