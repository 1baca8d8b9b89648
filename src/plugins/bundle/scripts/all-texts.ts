import all from '@generated/codeTranslations';

import texts from './texts';

// For modules whose texts `texts-loader.cjs` could not put in their places
Object.assign(texts, all);
