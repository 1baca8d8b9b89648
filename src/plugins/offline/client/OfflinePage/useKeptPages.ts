import {useCallback, useEffect, useState} from 'react';

import {listKept, type KeptPage} from '../kept-pages';

/** Returns the kept pages (`undefined` until they are read) and a function that reads them again. */
export function useKeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  const read = useCallback(() => {
    void listKept().then(setPages);
  }, []);
  useEffect(read, [read]);
  return [pages, read] as const;
}
