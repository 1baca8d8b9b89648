/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {checksumsOf, formatChecksums, parseChecksums} from './checksums';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-sums-'));
fs.mkdirSync(path.join(dir, '.well-known'));
fs.mkdirSync(path.join(dir, 'đường dẫn'));
fs.writeFileSync(path.join(dir, 'b.txt'), 'abc');
fs.writeFileSync(path.join(dir, 'SHA256SUMS'), 'an earlier list');
fs.writeFileSync(path.join(dir, '.well-known/security.txt'), '');
fs.writeFileSync(path.join(dir, 'đường dẫn/a b.txt'), 'ấ');

afterAll(() => {
  fs.rmSync(dir, {recursive: true});
});

test('T07 every file is listed but the list, hidden ones and names with marks too', () => {
  const checksums = checksumsOf(dir);
  expect([...checksums.keys()]).toEqual(['.well-known/security.txt', 'b.txt', 'đường dẫn/a b.txt']);
  expect(checksums.get('b.txt')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(parseChecksums(formatChecksums(checksums))).toEqual(checksums);
});

(process.platform === 'linux' ? test : test.skip)('T07 sha256sum reads the list', () => {
  fs.writeFileSync(path.join(dir, 'SHA256SUMS'), formatChecksums(checksumsOf(dir)));
  const check = () => execFileSync('sha256sum', ['-c', 'SHA256SUMS'], {cwd: dir, stdio: 'pipe'});
  expect(String(check())).toContain('đường dẫn/a b.txt: OK');
  fs.appendFileSync(path.join(dir, 'b.txt'), 'd');
  expect(check).toThrow('1 computed checksum did NOT match');
});

test('another text is no list', () => {
  expect(parseChecksums('<!doctype html><title>404</title>')).toBeUndefined();
  expect(parseChecksums('')).toBeUndefined();
});
