## Rivers of one’s own that do not work, in the options of Carson City and in typed positions

cc-bad-river-parcel = There is no parcel { $name } for the river; parcels are r1c1 to r8c8.
cc-bad-river-twice = A parcel of the river is named twice.
cc-bad-river-length = A river has 2 to { $most } parcels, not { $found }.
cc-bad-river-ends = A river must flow from border to border.
cc-bad-river-apart = The parcels of a river must be joined side by side.
