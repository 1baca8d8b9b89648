/** Data modules that this plugin writes (see index.ts). */
declare module '@generated/dau-conversation/default/feedback.json' {
  /** Where answers are sent. */
  const feedback: {readonly endpoint: string};
  export default feedback;
}
