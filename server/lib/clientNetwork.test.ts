import { expect, it } from 'vitest';
import { toNetwork, toWiderNetwork } from './clientNetwork.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['x'.repeat(100), 'x'.repeat(64)],
])('counts %s as %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});

it('tells two neighbouring networks apart', () => {
  expect(toNetwork('2001:db8:0:1::7')).not.toBe(toNetwork('2001:db8:0:2::7'));
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['203.0.113.7:known', '203.0.113.7:known'],
  ['2001:db8:0:1::/64:known', '2001:db8:0:1::/64:known'],
  ['unknown', 'unknown'],
])('puts %s into the wider network %s', (client, network) => {
  expect(toWiderNetwork(client)).toBe(network);
});
