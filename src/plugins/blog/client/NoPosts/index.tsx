import Translate from '@docusaurus/Translate';

/** Shown instead of an empty list of posts. */
export default function NoPosts() {
  return (
    <p>
      <Translate id="dau.blog.none">Chưa có bài viết nào. Bạn ghé lại sau nhé.</Translate>
    </p>
  );
}
