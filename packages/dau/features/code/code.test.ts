import {createHash} from 'node:crypto';

import {framePage} from '.';

test('the policy comes right after the charset and allows the script by its hash', () => {
  const page = framePage('"</script>"+"<!--"+"<SCRIPT>"', 'vi');
  expect(page).toMatch(
    /<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
  expect(eval(script)).toBe('</script><!--<SCRIPT>');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page).toContain(`script-src 'sha256-${hash}' 'unsafe-eval';`);
});
