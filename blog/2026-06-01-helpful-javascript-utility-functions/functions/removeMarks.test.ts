import {removeMarks} from './removeMarks';

describe('removeMarks', () => {
  test('keeps the letters and their case', () => {
    expect(removeMarks('Đường về Huế')).toBe('Duong ve Hue');
  });

  test('knows every Vietnamese vowel', () => {
    const vowels = {
      a: 'aàáảãạăằắẳẵặâầấẩẫậ',
      e: 'eèéẻẽẹêềếểễệ',
      i: 'iìíỉĩị',
      o: 'oòóỏõọôồốổỗộơờớởỡợ',
      u: 'uùúủũụưừứửữự',
      y: 'yỳýỷỹỵ',
    };
    for (const [plain, marked] of Object.entries(vowels)) {
      expect(removeMarks(marked)).toBe(plain.repeat(marked.length));
      expect(removeMarks(marked.toUpperCase())).toBe(plain.toUpperCase().repeat(marked.length));
    }
  });

  test('NFC and NFD input give the same result', () => {
    expect(removeMarks('ế'.normalize('NFC'))).toBe('e');
    expect(removeMarks('ế'.normalize('NFD'))).toBe('e');
  });

  test('leaves other scripts whole', () => {
    expect(removeMarks('한국어 日本 123 👍')).toBe('한국어 日本 123 👍');
  });
});
