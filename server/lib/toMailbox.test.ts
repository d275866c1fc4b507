import { expect, it } from 'vitest';
import { toMailbox } from './toMailbox.ts';

it.each([
  ['budi@surel.example', 'budi@surel.example'],
  ['Budi@Surel.Example', 'budi@surel.example'],
  ['budi+1@surel.example', 'budi@surel.example'],
  ['budi+1+2@surel.example', 'budi@surel.example'],
  ['budi.santoso@surel.example', 'budi.santoso@surel.example'],
  ['b.u.d.i@gmail.com', 'budi@gmail.com'],
  ['Budi+Kartu@GoogleMail.com', 'budi@gmail.com'],
  ['budi.@gmail.com', 'budi@gmail.com'],
  ['budi@mail.gmail.com.example', 'budi@mail.gmail.com.example'],
  ['+budi@surel.example', '+budi@surel.example'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
