declare module '*.woff2' {
  const url: string;
  export default url;
}

// Invoker commands, which React's types do not have yet
declare namespace React {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the declaration that it extends has it
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}
