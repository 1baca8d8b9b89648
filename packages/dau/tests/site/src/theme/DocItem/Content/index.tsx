import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

/** For tests: an author's swizzle of a component that the engine also swizzles. */
export default function OwnContent(props: Props) {
  return (
    <>
      <span data-own-swizzle />
      <Content {...props} />
    </>
  );
}
