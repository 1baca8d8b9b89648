export type Face = {readonly family: string; readonly style: 'normal' | 'italic'};

/** The faces that the first page a reader opens can do without, in the order in which their addresses are stored. */
export const laterFaces: readonly Face[] = [
  {family: 'Be Vietnam Pro', style: 'italic'},
  {family: 'JetBrains Mono', style: 'normal'},
];
