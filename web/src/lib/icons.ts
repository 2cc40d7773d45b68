/** Line drawings on a field of 20 by 20. */
export const ICONS = {
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M7.5 4L4 8l3.5 4',
  restart: 'M4 11a6 6 0 1 0 2-5.5M4 3v4h4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'M5 5l10 10M15 5L5 15',
  share:
    'M8.5 11.5a3.5 3.5 0 0 0 5 0l2.5-2.5a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0L4 11a3.5 3.5 0 0 0 5 5l1-1',
  rules: 'M10 5.5Q7 3.5 3 4v11q4-.5 7 1.5q3-2 7-1.5V4q-4-.5-7 1.5ZM10 5.5v11',
  play: 'M6.5 4v12l9-6Z',
  pause: 'M7 4.5v11M13 4.5v11',
  first: 'M15 5l-6 5 6 5ZM5.5 5v10',
  last: 'M5 5l6 5-6 5ZM14.5 5v10',
  back: 'M12.5 4.5L7 10l5.5 5.5',
  forward: 'M7.5 4.5L13 10l-5.5 5.5',
  check: 'M4 10.5l4 4 8-9',
  flag: 'M5 17V4q3-1.5 5.5 0T16 4v7q-3 1.5-5.5 0T5 11',
  download: 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12',
  log: 'M4 5h12M4 10h12M4 15h8',
  keys: 'M3 6h14v8H3ZM6 9h.01M9 9h.01M12 9h.01M7 11.5h6',
} as const;

export type IconName = keyof typeof ICONS;
