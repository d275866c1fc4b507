import type { VideoInput } from '../../../openapi/schema.d.ts';
import type { Handlers } from '../../contract/mountOperations.ts';
import { videos } from '../../db/schema.ts';
import { createContentQueries } from '../../managed/contentQueries.ts';
import { defineContent, versionOf } from '../../managed/managedContent.ts';
import { findVideos } from '../mediaQueries.ts';

export const videoContent = defineContent({
  table: videos,
  auditLogKind: 'video',
  nameOf: ({ title }) => title,
  findAll: findVideos,
  findOne: createContentQueries(videos).find,
  toResponse: (video) => ({
    id: video.id,
    title: video.title,
    video_id: video.videoId,
    version: versionOf(video),
  }),
  toColumns: ({ title, video_id }: VideoInput) => ({ title: title.trim(), videoId: video_id }),
  files: [],
  operations: { create: 'createVideo', update: 'updateVideo', remove: 'deleteVideo' },
  messages: {
    notFound: 'Video tidak ditemukan.',
    created: 'Video telah ditambahkan.',
    updated: 'Video telah disimpan.',
    outdated: 'Video ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    removed: (title) => `Video ${title} telah dihapus.`,
  },
});

export const videoHandlers = {
  listManagedVideos: videoContent.list,
  createVideo: videoContent.create,
  updateVideo: videoContent.update,
  deleteVideo: videoContent.remove,
} satisfies Partial<Handlers>;
