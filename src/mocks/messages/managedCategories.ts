import { organiserPaths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { choosePicture, press, type } from './steps.ts';

const section = 'extension';
const list = organiserPaths.categories.href();
const create = organiserPaths.newCategory.href();
const edit = organiserPaths.category.href({ id: 4 });
const save = press('Simpan');
const createNamed = (name: string) => [type(name, 'Nama'), save];

export const managedCategoryMessages = [
  {
    id: 'managedCategories.server',
    text: serverMessage,
    section,
    path: list,
    scenarios: ['organiser', 'server-500:listManagedCategories'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'managedCategories.failed',
    text: 'Daftar kategori belum dapat dimuat.',
    section,
    path: list,
    scenarios: ['organiser', 'html-error-page:listManagedCategories'],
  },
  {
    id: 'managedCategories.empty',
    text: 'Belum ada kategori. Buat yang pertama; turnamen dan tim memilih dari daftar ini.',
    section,
    path: list,
    scenarios: ['organiser', 'empty-everything'],
  },
  {
    id: 'managedCategory.missing',
    text: 'Kategori tidak ditemukan.',
    section,
    path: organiserPaths.category.href({ id: 99999 }),
    scenarios: ['organiser'],
  },
  {
    id: 'categoryForm.name',
    text: 'Nama wajib diisi.',
    section,
    path: create,
    scenarios: ['organiser'],
    steps: [save],
  },
  {
    id: 'categoryForm.taken',
    text: serverMessage,
    section,
    path: create,
    scenarios: ['organiser'],
    steps: createNamed('Sumo Robot'),
    serverText: 'Nama ini sudah dipakai kategori lain.',
  },
  {
    id: 'categoryForm.created',
    text: serverMessage,
    section,
    path: create,
    scenarios: ['organiser'],
    steps: createNamed('Robot Tari'),
    serverText: 'Kategori telah dibuat.',
  },
  {
    id: 'categoryForm.failed',
    text: 'Kategori belum dapat disimpan. Coba lagi.',
    section,
    path: create,
    scenarios: ['organiser', 'html-error-page:createCategory'],
    steps: createNamed('Robot Tari'),
  },
  {
    id: 'categoryForm.changed',
    text: serverMessage,
    section,
    path: edit,
    scenarios: ['organiser', 'category-changed'],
    steps: [save],
    serverText: copy.responses.categoryChanged,
  },
  {
    id: 'categoryLogo.failed',
    text: 'Gambar belum dapat diunggah. Coba lagi.',
    section,
    path: edit,
    scenarios: ['organiser', 'html-error-page:uploadCategoryLogo'],
    steps: [press('Pilih gambar'), choosePicture],
  },
] as const satisfies Message[];
