import type {Props} from '@theme/CodeBlock/Content';

import HighlightedCode from '@site/src/plugins/code/client/HighlightedCode';

/** Colors from the server's HTML: no grammars in the browser for what is already colored. */
export default function CodeBlockContent(props: Props) {
  return <HighlightedCode {...props} />;
}
