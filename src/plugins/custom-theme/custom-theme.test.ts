/** @jest-environment node */

import {temporaryFolder} from '../../lib/fixtures';
import {replacedSwizzles} from '.';

test('a replaced engine swizzle is reported with what readers lose', () => {
  const {dir, write} = temporaryFolder();
  write(
    'README.md',
    '| path | how | why |\n| --- | --- | --- |\n| `DocItem/Footer` | wrap | page feedback |\n| `TOC` | wrap | a title |\n',
  );
  write('TOC/index.tsx', "import Contents from '@site/src/components/Contents';");
  const swizzle = (file: string) => write(file, "import React, {type ReactNode} from 'react';");
  expect(replacedSwizzles(dir)).toEqual([]);
  swizzle('DocItem/Footer/index.tsx');
  expect(replacedSwizzles(dir)).toEqual([{name: 'DocItem/Footer', loss: 'page feedback'}]);
});
