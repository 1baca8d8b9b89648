declare module 'ico-endec' {
  /** Returns an ICO file that holds these PNG pictures. */
  export function encode(pictures: readonly Uint8Array[]): ArrayBuffer;
}
