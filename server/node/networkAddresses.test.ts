import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { findNetworkAddresses } from './networkAddresses.ts';

const IPv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  mac: '02:00:00:00:00:01',
  cidr: `${address}/24`,
  family: 'IPv4',
  internal,
});
const IPv6 = (address: string): NetworkInterfaceInfo => ({
  address,
  netmask: 'ffff:ffff:ffff:ffff::',
  mac: '02:00:00:00:00:01',
  cidr: `${address}/64`,
  family: 'IPv6',
  internal: false,
  scopeid: 2,
});
const loopback = [IPv4('127.0.0.1', true)];

it.each([
  [
    'a laptop in a wireless network',
    { lo: loopback, wlan0: [IPv4('192.168.1.5'), IPv6('fe80::1')] },
    ['192.168.1.5'],
  ],
  [
    'a Windows laptop',
    { 'Wi-Fi': [IPv6('fe80::2'), IPv4('192.168.0.12')], 'Loopback Pseudo-Interface 1': loopback },
    ['192.168.0.12'],
  ],
  [
    'a Mac',
    { lo0: loopback, en0: [IPv6('fe80::3'), IPv4('10.0.1.7')], utun3: [IPv4('100.64.0.9')] },
    ['10.0.1.7'],
  ],
  ['the hotspot of a phone', { wlp2s0: [IPv4('172.20.10.2')] }, ['172.20.10.2']],
  [
    'cable and wireless',
    { eth0: [IPv4('10.1.0.4')], wlan0: [IPv4('192.168.43.7')] },
    ['10.1.0.4', '192.168.43.7'],
  ],
  [
    'a public address beside a private one',
    { eth0: [IPv4('203.0.113.8')], eth1: [IPv4('10.2.0.3')] },
    ['10.2.0.3', '203.0.113.8'],
  ],
  [
    'containers',
    {
      eth0: [IPv4('192.168.1.5')],
      docker0: [IPv4('172.17.0.1')],
      'br-3f2a': [IPv4('172.18.0.1')],
      veth1: [IPv4('172.19.0.1')],
    },
    ['192.168.1.5'],
  ],
  [
    'virtual machines',
    {
      'vEthernet (WSL)': [IPv4('172.25.0.1')],
      'VMware Network Adapter VMnet8': [IPv4('192.168.56.1')],
      'Wi-Fi': [IPv4('192.168.1.6')],
    },
    ['192.168.1.6'],
  ],
  ['a cable without a router', { eth0: [IPv4('169.254.10.20')] }, []],
  ['no network', { lo: loopback, eth1: undefined }, []],
])('finds the addresses of %s', (_, interfaces, addresses) => {
  expect(findNetworkAddresses(interfaces)).toEqual(addresses);
});
