/** What the site promises. Each row has a test whose title begins with the id of the row. */
export type Row = {
  readonly id: string;
  readonly what: string;
  /** Texts differ: a test must prove it in each language. */
  readonly inEachLanguage?: boolean | undefined;
};

/** The rows, each in one line. */
export const rows: readonly Row[] = [
  // Routes
  {id: 'R01', what: 'Home page', inEachLanguage: true},
  {id: 'R02', what: 'List of posts, five a page', inEachLanguage: true},
  {id: 'R03', what: 'Archive of posts by year', inEachLanguage: true},
  {id: 'R04', what: 'List of the tags of posts', inEachLanguage: true},
  {id: 'R05', what: 'Posts of a tag', inEachLanguage: true},
  {id: 'R06', what: 'Post', inEachLanguage: true},
  {id: 'R07', what: 'Community, contact, CV, showcase and Markdown pages', inEachLanguage: true},
  {id: 'R08', what: 'Page of search results', inEachLanguage: true},
  {id: 'R09', what: '/docs leads to the main guide', inEachLanguage: true},
  {id: 'R10', what: 'Page of a category of guides', inEachLanguage: true},
  {id: 'R11', what: 'Guide', inEachLanguage: true},
  {id: 'R12', what: 'Tags of guides', inEachLanguage: true},
  {id: 'R13', what: 'Any other path: status 404 with a page', inEachLanguage: true},

  // Shell
  {id: 'S01', what: 'Navigation bar: its items and their order', inEachLanguage: true},
  {id: 'S02', what: 'Footer: its columns and links', inEachLanguage: true},
  {id: 'S03', what: 'The bar stays at the top; a setting hides it while the reader scrolls down'},
  {id: 'S04', what: 'Menu of windows up to 996 px', inEachLanguage: true},
  {id: 'S05', what: 'Skip link, the first focus stop', inEachLanguage: true},
  {id: 'S06', what: 'Progress bar for pages that take longer than 200 ms'},
  {
    id: 'S07',
    what: 'A move scrolls to the heading of its address, or to the top',
    inEachLanguage: true,
  },
  {id: 'S08', what: 'Addresses with .html become clean'},
  {id: 'S09', what: 'A page that does not load is reloaded once', inEachLanguage: true},
  {id: 'S10', what: 'Menus open and close by pointer, keyboard and touch'},
  {id: 'S11', what: 'Table of contents: levels 2 and 3', inEachLanguage: true},
  {id: 'S12', what: 'Title: page | site', inEachLanguage: true},
  {id: 'S13', what: 'A change of language keeps page, query and hash', inEachLanguage: true},

  // Announcement
  {
    id: 'B01',
    what: 'Fields of the announcement: text, colors, with or without a button',
    inEachLanguage: true,
  },
  {
    id: 'B02',
    what: 'A closed announcement stays closed until its id changes',
    inEachLanguage: true,
  },
  {id: 'B03', what: 'A closed announcement never appears, and nothing shifts'},
  {id: 'B04', what: 'Text in each language; first and last day', inEachLanguage: true},

  // Color mode
  {id: 'C01', what: 'Light by default, whatever the system prefers; a setting removes the toggle'},
  {id: 'C02', what: 'The chosen mode: before the first paint, stored, in all tabs'},

  // Search
  {
    id: 'Q01',
    what: 'Search box: opened by button and keys, closed by Escape',
    inEachLanguage: true,
  },
  {id: 'Q02', what: 'Recent and saved searches', inEachLanguage: true},
  {id: 'Q03', what: 'No results, errors, link to all results', inEachLanguage: true},
  {id: 'Q04', what: 'Hosted search with its filters', inEachLanguage: true},
  {id: 'Q05', what: 'Embedded search, without another host', inEachLanguage: true},
  {id: 'Q06', what: 'Vietnamese without diacritics; the best result first', inEachLanguage: true},
  {id: 'Q07', what: 'Only listed pages of the same language', inEachLanguage: true},

  // Reading
  {
    id: 'P01',
    what: 'Post: reading time, tags, contents, all posts, neighbors',
    inEachLanguage: true,
  },
  {
    id: 'P02',
    what: 'Guide: sidebar, breadcrumbs, tags, neighbors; one version',
    inEachLanguage: true,
  },
  {id: 'P03', what: 'Comments, loaded on request, never blank', inEachLanguage: true},
  {id: 'P04', what: 'Feedback: board and votes, never blank', inEachLanguage: true},
  {id: 'P05', what: 'Pictures: quality, widths, messages', inEachLanguage: true},
  {id: 'P06', what: 'Live code follows edits; the result is below', inEachLanguage: true},
  {id: 'P07', what: 'Pages are fetched ahead, but not on slow connections'},
  {
    id: 'P08',
    what: 'Version of the guides: with one version nothing is stored, and an unknown version is removed',
  },

  // Errors
  {id: 'E01', what: 'Crash, in English'},
  {id: 'E02', what: 'Crash, in Vietnamese'},
  {id: 'E03', what: 'A script that fails to load: a message and a retry', inEachLanguage: true},
  {id: 'E04', what: 'Page not found, in the language of the path', inEachLanguage: true},
  {id: 'E05', what: 'The search fails', inEachLanguage: true},
  {id: 'E06', what: 'Wrong base URL: a message with the right one', inEachLanguage: true},
  {
    id: 'E07',
    what: 'A navigation item fails: the error and a hint in its place',
    inEachLanguage: true,
  },
  {id: 'E08', what: 'A picture fails', inEachLanguage: true},

  // Build
  {id: 'K01', what: 'Broken links and pictures are found'},
  {id: 'K02', what: 'A page without a component stops the build'},
  {id: 'K03', what: 'Front matter, data and variables are checked, with file and field'},
  {id: 'K04', what: 'Sitemap: frequency, priority, alternates', inEachLanguage: true},
  {id: 'K05', what: 'Languages: label, direction, HTML language, calendar', inEachLanguage: true},
  {id: 'K06', what: 'Versions of the site and its plugins'},
  {id: 'K07', what: 'Same routes in both languages, no string of the other', inEachLanguage: true},

  // The author
  {id: 'A01', what: 'npm run check: faults of pages are found'},
  {id: 'A02', what: 'npm run setup: the example becomes the author’s site'},
  {id: 'A03', what: 'npm run new: texts and entries that pass the check'},
  {id: 'A04', what: 'npm start'},
  {id: 'A05', what: 'npm run status'},
  {id: 'A06', what: 'npm run translate'},
  {id: 'A07', what: 'npm run import'},
  {id: 'A08', what: 'npm run update'},
  {id: 'A09', what: 'Drafts and scheduled posts: never on the deployed site'},
  {id: 'A10', what: 'Texts in one language; empty sections', inEachLanguage: true},

  // Trust
  {id: 'T01', what: 'Content security policy on every page', inEachLanguage: true},
  {id: 'T02', what: 'Live code runs in a sandbox', inEachLanguage: true},
  {id: 'T03', what: 'Outside input is only shown'},
  {id: 'T04', what: 'A page outlives a deployment'},
  {id: 'T05', what: 'Offline reading', inEachLanguage: true},
  {id: 'T06', what: 'Two clones build the same bytes; a site can be compared with its commit'},
  {id: 'T07', what: 'Checksums of what is published'},
  {id: 'T08', what: 'security.txt, license texts, header files'},
  {id: 'T09', what: 'Only what /privacy lists is stored'},
];
