export const screenCopy = {
  controls: 'Kendali papan',
  enterFullScreen: 'Layar penuh',
  leaveFullScreen: 'Keluar dari layar penuh',
  exit: 'Ke beranda',
} as const;
