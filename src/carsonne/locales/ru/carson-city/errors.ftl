## Rivers of one’s own that do not work, in the options of Carson City and in typed positions

cc-bad-river-parcel = Участка { $name } для реки нет; есть участки от r1c1 до r8c8.
cc-bad-river-twice = Один участок реки назван дважды.
cc-bad-river-length = В реке от 2 до { $most } участков, а не { $found }.
cc-bad-river-ends = Река должна течь от края до края.
cc-bad-river-apart = Участки реки должны примыкать друг к другу сторонами.
