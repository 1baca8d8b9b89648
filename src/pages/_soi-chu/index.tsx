import {useState, type ReactNode} from 'react';

import Inspector from './Inspector';

type Props = {
  readonly initialText: string;
};

/** Shows how a computer stores text: its code points, its two Unicode forms, and its slug. */
export default function TextInspector({initialText}: Props): ReactNode {
  const [text, setText] = useState(initialText);
  return <Inspector text={text} setText={setText} />;
}
