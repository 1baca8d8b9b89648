import Translate from '@docusaurus/Translate';

/** Stands where the list of posts would be. */
export default function NoPosts() {
  return (
    <p>
      <Translate id="dau.blog.none" description="Shown where there is no post yet">
        Chưa có bài viết nào. Bạn ghé lại sau nhé.
      </Translate>
    </p>
  );
}
