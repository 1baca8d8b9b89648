export type Font = {readonly family: string; readonly style: 'normal' | 'italic'};

/** The fonts that the first page does not load. Their URLs are stored in this order. */
export const laterFonts: readonly Font[] = [
  {family: 'Be Vietnam Pro', style: 'italic'},
  {family: 'JetBrains Mono', style: 'normal'},
];
