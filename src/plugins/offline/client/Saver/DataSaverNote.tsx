import Translate from '@docusaurus/Translate';

/** Shown instead of the buttons when the reader's device saves data. */
export default function DataSaverNote() {
  return (
    <Translate id="dau.offline.dataSaver">
      Máy bạn đang bật tiết kiệm dữ liệu, nên trang này không lưu gì để đọc ngoại tuyến.
    </Translate>
  );
}
