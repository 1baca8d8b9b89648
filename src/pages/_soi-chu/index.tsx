import {useState, type ReactNode} from 'react';

import Inspector from './Inspector';

type Props = {
  /** The initial text of the field, also in the server's HTML. */
  readonly initialText: string;
};

/** Shows how a typed text is stored: code points, both Unicode forms, text without marks and slug. */
export default function TextInspector({initialText}: Props): ReactNode {
  const [text, setText] = useState(initialText);
  return <Inspector text={text} setText={setText} />;
}
