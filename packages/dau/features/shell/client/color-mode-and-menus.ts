/**
 * Handles the color mode, menus and dialogs, even before the application starts or if it fails to start.
 * The build joins this script with those of other features.
 */
import siteStorage from '@generated/site-storage';

const root = document.documentElement;
const themeKey = `theme${siteStorage.namespace}`;
// Without this object, Docusaurus shows an error about the base URL on the home page
(window as {docusaurus?: unknown}).docusaurus ??= {};

function storeColorMode(newValue: string) {
  let storageArea: Storage | undefined;
  try {
    storageArea = localStorage;
    storageArea.setItem(themeKey, newValue);
  } catch {
    // If the storage is blocked or full, the change does not reach the next page
  }
  // The application reacts to this event as to a change in another tab
  dispatchEvent(new StorageEvent('storage', {key: themeKey, newValue, storageArea}));
}

function showColorMode(isDark: boolean) {
  root.dataset.theme = isDark ? 'dark' : 'light';
  // Browsers use this color for their address bar
  const bar = document.querySelector<HTMLMetaElement>('[name=theme-color]');
  if (bar) bar.content = getComputedStyle(root).getPropertyValue('--dau-paper');
  for (const button of document.querySelectorAll('[data-color-mode-toggle]')) {
    button.setAttribute('aria-pressed', String(isDark));
  }
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLDialogElement>('dialog,.dropdown__menu')) {
    if (menu.popover) menu.hidePopover();
    else menu.close?.();
  }
}

addEventListener('storage', ({key, newValue}) => {
  if (key !== themeKey || !/^(light|dark)$/.test(newValue ?? '')) return;
  root.dataset.themeChoice = newValue ?? '';
  showColorMode(newValue === 'dark');
});

// With `colorMode: 'system'`, the system sets the mode until the reader chooses one
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
  if (root.dataset.themeChoice === 'system') showColorMode(matches);
});

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target.closest('[data-color-mode-toggle]')) {
    storeColorMode(root.dataset.theme === 'dark' ? 'light' : 'dark');
  }
  const button = target.closest('[commandfor]');
  const closes =
    target.matches('dialog') ||
    target.closest(':is(dialog,.dropdown__menu) a[href],dialog [popovertarget]');
  if (button || closes) closeMenus();
  // Safari 16 does not support popovers
  if ('popover' in root) return;
  const opener = target.closest('[popovertarget]:not([popovertargetaction])');
  const menu = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (menu instanceof HTMLDialogElement) menu.showModal();
});

// The style sheet opens dropdowns on hover, but not after a touch: `:hover` persists after a tap
document.addEventListener('pointerdown', ({pointerType}) => {
  root.dataset.pointer = pointerType;
});
document.addEventListener('focusin', ({target}) => {
  const open = document.querySelector<HTMLElement>(':is(dialog,.dropdown__menu):popover-open');
  if (open && !open.closest('dialog,.dropdown')?.contains(target as Element)) open.hidePopover();
});

matchMedia('(width > 996px)').addEventListener('change', closeMenus);

// One of Docusaurus' inline scripts has already set `data-theme`
showColorMode(root.dataset.theme === 'dark');
