import fs from 'node:fs';

import {isSupported} from './node-version';

test('the versions of package.json are accepted, older ones are not', () => {
  const {engines} = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19.0 || >=22.2.0');
  const versions = ['18.20.8', '20.18.3', '20.19.0', '21.7.3', '22.1.0', '22.2.0', '24.0.0'];
  expect(versions.filter(isSupported)).toEqual(['20.19.0', '22.2.0', '24.0.0']);
});
