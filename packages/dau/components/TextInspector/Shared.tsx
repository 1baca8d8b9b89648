import {useSharedText} from './Field';
import {Inspector} from '.';

/** A text inspector that stores its text in the URL. A page can have only one. */
export default function SharedTextInspector({initialText}: {readonly initialText: string}) {
  const [text, setText] = useSharedText('text', initialText);
  return <Inspector text={text} setText={setText} hydrate="hash" />;
}
