/** Whether the player aid lies over the table. */
export const aidSheet = $state({ open: false });
