import Translate from '@docusaurus/Translate';

type Props = {readonly items: readonly {readonly isSample?: boolean | undefined}[]};

/** Tells readers that a page has content of the template, so that they do not mistake it for real content. */
export default function SampleMark({items}: Props) {
  if (!items.some(({isSample}) => isSample)) return null;
  return (
    <p className="dau-pill" data-search-ignore>
      <Translate id="dau.sample.mark">Nội dung mẫu</Translate>
    </p>
  );
}
