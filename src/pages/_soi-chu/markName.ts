import {translate} from '@docusaurus/Translate';

/** Returns a combining mark's Vietnamese name, or `undefined` for any other character. */
export function markName(character: string): string | undefined {
  switch (character) {
    case '\u0300':
      return translate({
        id: 'dau.textInspector.mark.grave',
        message: 'huyền',
        description: 'Name of the combining grave accent',
      });
    case '\u0301':
      return translate({
        id: 'dau.textInspector.mark.acute',
        message: 'sắc',
        description: 'Name of the combining acute accent',
      });
    case '\u0302':
      return translate({
        id: 'dau.textInspector.mark.circumflex',
        message: 'mũ',
        description: 'Name of the combining circumflex',
      });
    case '\u0303':
      return translate({
        id: 'dau.textInspector.mark.tilde',
        message: 'ngã',
        description: 'Name of the combining tilde',
      });
    case '\u0306':
      return translate({
        id: 'dau.textInspector.mark.breve',
        message: 'trăng',
        description: 'Name of the combining breve',
      });
    case '\u0309':
      return translate({
        id: 'dau.textInspector.mark.hook',
        message: 'hỏi',
        description: 'Name of the combining hook above',
      });
    case '\u031b':
      return translate({
        id: 'dau.textInspector.mark.horn',
        message: 'móc',
        description: 'Name of the combining horn',
      });
    case '\u0323':
      return translate({
        id: 'dau.textInspector.mark.dot',
        message: 'nặng',
        description: 'Name of the combining dot below',
      });
    default:
      return undefined;
  }
}
