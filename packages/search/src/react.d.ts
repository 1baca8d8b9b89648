import 'react';

// React's types do not include the attributes of invoker commands
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the extended interface has this parameter
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}
