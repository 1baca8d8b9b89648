import type {ReactNode} from 'react';

import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';

import {commandsOf} from './commands';

/** Tells the theme's copy button to copy commands without the prompt of a terminal. */
export default function WithoutPrompts({children}: {readonly children: ReactNode}) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const code = commandsOf(metadata.code, metadata.language);
  return (
    <CodeBlockContextProvider metadata={{...metadata, code}} wordWrap={wordWrap}>
      {children}
    </CodeBlockContextProvider>
  );
}
