import type { GalleryItemInput } from '../../../openapi/schema.d.ts';
import type { Handlers } from '../../contract/mountOperations.ts';
import { galleryItems } from '../../db/schema.ts';
import { createContentQueries } from '../../managed/contentQueries.ts';
import { type ContentFile, defineContent, versionOf } from '../../managed/managedContent.ts';
import { galleryOrder } from '../mediaQueries.ts';

const { find, findAll } = createContentQueries(galleryItems);

const picture: ContentFile = {
  column: 'image',
  field: 'picture',
  prefix: (id) => `galleries/${id}-`,
  size: { width: 1500, height: 1000 },
  operation: 'uploadGalleryPicture',
  saved: 'Gambar galeri telah disimpan.',
};

export const galleryContent = defineContent({
  table: galleryItems,
  auditLogKind: 'gallery_item',
  nameOf: ({ title }) => title,
  findAll: (db) => findAll(db, galleryOrder),
  findOne: find,
  toResponse: (item) => ({
    id: item.id,
    title: item.title,
    image: item.image || null,
    slug: item.slug,
    description: item.description,
    created_at: item.createdAt.toISOString(),
    version: versionOf(item),
  }),
  toColumns: ({ title, slug, description }: GalleryItemInput) => ({
    title: title.trim(),
    slug,
    description: description.trim() || null,
  }),
  newColumns: async (_transaction, at) => ({ image: '', createdAt: at }),
  unique: {
    constraint: 'gallery_items_slug_unique',
    field: 'slug',
    message: 'Alamat ini sudah dipakai item lain. Tulis alamat yang lain.',
  },
  files: [picture],
  operations: {
    create: 'createGalleryItem',
    update: 'updateGalleryItem',
    remove: 'deleteGalleryItem',
  },
  messages: {
    notFound: 'Item galeri tidak ditemukan.',
    created: 'Item galeri telah disimpan. Unggah gambarnya agar tampil di galeri.',
    updated: 'Item galeri telah disimpan.',
    outdated: 'Item galeri ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    removed: (title) => `Item galeri ${title} telah dihapus.`,
  },
});

export const galleryHandlers = {
  listManagedGalleryItems: galleryContent.list,
  createGalleryItem: galleryContent.create,
  updateGalleryItem: galleryContent.update,
  deleteGalleryItem: galleryContent.remove,
  uploadGalleryPicture: galleryContent.upload(picture),
} satisfies Partial<Handlers>;
