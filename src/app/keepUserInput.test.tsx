import { afterEach, expect, it, vi } from 'vitest';
import { keepUserInput } from './keepUserInput.ts';

const page = '<a href="/teams">Tim</a><input name="email"><button>Masuk</button>';
const container = document.createElement('div');
document.body.append(container);
afterEach(() => container.replaceChildren());

const find = <Tag extends 'a' | 'input' | 'button'>(tag: Tag) => {
  const found = container.querySelector(tag);
  if (!found) throw new Error(`There is no ${tag}`);
  return found;
};

it('moves the focus to the element that had it', () => {
  container.innerHTML = page;
  const repeat = keepUserInput(container);
  find('a').focus();
  container.innerHTML = page;
  repeat();
  expect(document.activeElement).toBe(find('a'));
});

it('presses the button that was marked', () => {
  container.innerHTML = page;
  const repeat = keepUserInput(container);
  find('button').setAttribute('data-pressed', '');
  container.innerHTML = page;
  const onClick = vi.fn();
  find('button').addEventListener('click', onClick);
  repeat();
  expect(onClick).toHaveBeenCalledOnce();
});

it('does nothing in a page with other elements', () => {
  container.innerHTML = page;
  const repeat = keepUserInput(container);
  find('input').focus();
  find('button').setAttribute('data-pressed', '');
  container.innerHTML = '<button>Keluar</button><button>Tutup</button><a href="/">Beranda</a>';
  const onClick = vi.fn();
  container.addEventListener('click', onClick, { once: true });
  repeat();
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
