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

it('fills in what was typed before the page was replaced', () => {
  container.innerHTML = page;
  const repeat = keepUserInput(container);
  find('input').value = 'sekar@contoh.example';
  container.innerHTML = page;
  const onInput = vi.fn();
  find('input').addEventListener('input', onInput);
  repeat();
  expect(find('input').value).toBe('sekar@contoh.example');
  expect(onInput).toHaveBeenCalledOnce();
});

it('moves the focus to the element that had it', () => {
  container.innerHTML = page;
  const repeat = keepUserInput(container);
  find('a').focus();
  container.innerHTML = page;
  repeat();
  expect(document.activeElement).toBe(find('a'));
});

it('presses the marked button once everything is filled in', () => {
  container.innerHTML = page;
  const repeat = keepUserInput(container);
  find('input').value = 'sekar';
  find('button').setAttribute('data-pressed', '');
  container.innerHTML = page;
  let typed: string | undefined;
  find('button').addEventListener('click', () => {
    typed = find('input').value;
  });
  repeat();
  expect(typed).toBe('sekar');
});

it('does nothing in a page with other elements', () => {
  container.innerHTML = page;
  const repeat = keepUserInput(container);
  find('input').value = 'sekar';
  find('button').setAttribute('data-pressed', '');
  container.innerHTML = '<button>Keluar</button><input name="search">';
  const onClick = vi.fn();
  find('button').addEventListener('click', onClick);
  repeat();
  expect(onClick).not.toHaveBeenCalled();
  expect(find('input').value).toBe('');
});
