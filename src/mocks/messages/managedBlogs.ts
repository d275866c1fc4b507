import { organiserPaths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { choosePicture, press, type } from './steps.ts';

const section = 'extension';
const list = organiserPaths.blogs.href();
const create = organiserPaths.newBlog.href();
const edit = organiserPaths.blog.href({ id: 4 });
const save = press('Simpan');

export const managedBlogMessages = [
  {
    id: 'managedBlogs.server',
    text: serverMessage,
    section,
    path: list,
    scenarios: ['organiser', 'server-500:listManagedBlogs'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'managedBlogs.failed',
    text: 'Daftar artikel belum dapat dimuat.',
    section,
    path: list,
    scenarios: ['organiser', 'html-error-page:listManagedBlogs'],
  },
  {
    id: 'managedBlogs.empty',
    text: 'Belum ada artikel. Tulis yang pertama; sebelum terbit hanya penyelenggara yang melihatnya.',
    section,
    path: list,
    scenarios: ['organiser', 'empty-everything'],
  },
  {
    id: 'managedBlog.missing',
    text: 'Artikel tidak ditemukan.',
    section,
    path: organiserPaths.blog.href({ id: 99999 }),
    scenarios: ['organiser'],
  },
  {
    id: 'blogForm.title',
    text: 'Judul wajib diisi.',
    section,
    path: create,
    scenarios: ['organiser'],
    steps: [save],
  },
  {
    id: 'blogForm.content',
    text: 'Isi artikel wajib diisi.',
    section,
    path: create,
    scenarios: ['organiser'],
    steps: [save],
  },
  {
    id: 'blogForm.slug',
    text: 'Alamat terdiri dari huruf kecil, angka dan tanda hubung di antaranya.',
    section,
    path: edit,
    scenarios: ['organiser'],
    steps: [type('Dua Kata', 'Alamat'), save],
  },
  {
    id: 'blogForm.taken',
    text: serverMessage,
    section,
    path: edit,
    scenarios: ['organiser'],
    steps: [type('sepuluh-menit-sebelum-peluit', 'Alamat'), save],
    serverText: 'Alamat ini sudah dipakai artikel lain.',
  },
  {
    id: 'blogForm.saved',
    text: serverMessage,
    section,
    path: edit,
    scenarios: ['organiser'],
    steps: [save],
    serverText: 'Artikel telah disimpan.',
  },
  {
    id: 'blogForm.failed',
    text: 'Artikel belum dapat disimpan. Coba lagi.',
    section,
    path: edit,
    scenarios: ['organiser', 'html-error-page:updateBlog'],
    steps: [save],
  },
  {
    id: 'blogForm.changed',
    text: serverMessage,
    section,
    path: edit,
    scenarios: ['organiser', 'blog-changed'],
    steps: [save],
    serverText: copy.responses.blogChanged,
  },
  {
    id: 'blogPublication.failed',
    text: 'Penerbitan belum dapat disimpan. Coba lagi.',
    section,
    path: edit,
    scenarios: ['organiser', 'html-error-page:setBlogPublication'],
    steps: [press('Tarik menjadi draf')],
  },
  {
    id: 'blogPicture.failed',
    text: 'Gambar belum dapat diunggah. Coba lagi.',
    section,
    path: edit,
    scenarios: ['organiser', 'html-error-page:uploadBlogPicture'],
    steps: [press('Pilih gambar'), choosePicture],
  },
] as const satisfies Message[];
