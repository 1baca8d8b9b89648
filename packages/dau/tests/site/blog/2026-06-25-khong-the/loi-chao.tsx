import {translate} from '@docusaurus/Translate';

export const greeting: string = translate({id: 'loi-chao', message: 'Xin chào'});
