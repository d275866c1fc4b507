import type { networkInterfaces } from 'node:os';

/** Networks inside of this computer: of containers, virtual machines and tunnels. */
const virtual =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|virtualbox|vmware|podman|cni|flannel|lxc|lxd|utun|tun|tap|tailscale|zt|wg)/i;

/** Networks without an owner, as routers of homes and schools give them. */
const isPrivate = (address: string) => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address);

/**
 * Returns the IPv4 addresses of this computer by which other devices of the network reach it, those of
 * private networks first.
 */
export function findNetworkAddresses(interfaces: ReturnType<typeof networkInterfaces>): string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter((address) => !address.startsWith('169.254.'))
    .toSorted((one, other) => Number(isPrivate(other)) - Number(isPrivate(one)));
}
