declare module 'nprogress' {
  /** The progress bar of the theme. Its package has no types. */
  const nprogress: {
    configure(settings: {readonly template: string; readonly barSelector: string}): void;
    done(): void;
  };
  export default nprogress;
}
