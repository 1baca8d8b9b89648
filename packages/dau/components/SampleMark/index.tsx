import Translate, {translate} from '@docusaurus/Translate';

type Props = {
  readonly file: string;
  /** The items of a list. The mark then says whether all or some of them are samples. */
  readonly items?: readonly {readonly isSample?: boolean}[];
};

/** Marks the template's content as a sample, so that readers do not mistake it for real content. */
export default function SampleMark({file, items}: Props) {
  if (items && !items.some(({isSample}) => isSample)) return null;
  const title = translate(
    {
      id: 'dau.sample.file',
      message: 'Có sẵn trong mẫu website. Bạn thay bằng nội dung của mình ở {file}',
    },
    {file: file.replace('@site/', '')},
  );
  return (
    <span className="dau-pill" title={title} data-search-ignore>
      {!items || items.every(({isSample}) => isSample) ? (
        <Translate id="dau.sample.mark">Nội dung mẫu</Translate>
      ) : (
        <Translate id="dau.sample.some">Có nội dung mẫu</Translate>
      )}
    </span>
  );
}
