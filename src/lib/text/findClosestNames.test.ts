import { describe, expect, test } from 'vitest';
import { findClosestNames } from './findClosestNames.ts';

const categories = [
  'Line Follower',
  'Sumo Robot',
  'Soccer Bot',
  'Maze Solver',
  'Inspire',
  'Aerial Drone',
];

describe('the category that is meant by what a school writes', () => {
  test.each([
    ['sumo', 'Sumo Robot'],
    ['SUMO', 'Sumo Robot'],
    ['Sumo', 'Sumo Robot'],
    ['Line folower', 'Line Follower'],
    ['Line Folowwer', 'Line Follower'],
    ['line-follower', 'Line Follower'],
    ['linefollower', 'Line Follower'],
    ['LINEFOLLOWER ANALOG', 'Line Follower'],
    ['LF', 'Line Follower'],
    ['L.F.', 'Line Follower'],
    ['maze', 'Maze Solver'],
    ['Maze Sover', 'Maze Solver'],
    ['Soccer', 'Soccer Bot'],
    ['robot soccer', 'Soccer Bot'],
    ['Robot Sumo', 'Sumo Robot'],
    ['Robosoccer', 'Soccer Bot'],
    ['Drone ', 'Aerial Drone'],
    ['Drone Race', 'Aerial Drone'],
    ['Mini Sumo', 'Sumo Robot'],
    ['Lomba Robot Sumo SMP', 'Sumo Robot'],
    ['isnpire', 'Inspire'],
    ['\u200BMázê', 'Maze Solver'],
  ])('%j is %s', (text, expected) => {
    expect(findClosestNames(text, categories)).toEqual([expected]);
  });

  test.each(['', ' ', '-', 'Futsal', 'Programming', 'X', '8A', 'Tari', 'Pidato Bahasa Inggris'])(
    '%j is none',
    (text) => {
      expect(findClosestNames(text, categories)).toEqual([]);
    },
  );

  test('is asked for where several are alike', () => {
    const more = [...categories, 'Mini Sumo', 'Line Follower Analog', 'Line Follower Digital'];
    expect(findClosestNames('Sumo', more)).toEqual(['Sumo Robot', 'Mini Sumo']);
    expect(findClosestNames('minisumo', more)).toEqual(['Mini Sumo']);
    expect(findClosestNames('Line Follower Analok', more)).toEqual(['Line Follower Analog']);
    expect(findClosestNames('LF', more)).toEqual(['Line Follower']);
    expect(findClosestNames('LFA', more)).toEqual(['Line Follower Analog']);
    expect(findClosestNames('Follower', more)).toEqual([
      'Line Follower',
      'Line Follower Analog',
      'Line Follower Digital',
    ]);
  });

  test('is none where a word says nothing, because too many have it', () => {
    const robots = ['Sumo', 'Soccer', 'Dance', 'Maze', 'Rescue'].map((each) => `Robot ${each}`);
    expect(findClosestNames('Robot', robots)).toEqual([]);
    expect(findClosestNames('Rescue', robots)).toEqual(['Robot Rescue']);
  });
});

describe('the team that is meant', () => {
  const teams = ['Elang Cepat 1', 'Elang Cepat 2', 'Garuda Jejak', "D'Robot", 'Komodo Lintas'];
  test.each([
    ['Garuda Jejk', ['Garuda Jejak']],
    ['garudajejak', ['Garuda Jejak']],
    ['Komodo', ['Komodo Lintas']],
    ['D Robot', ["D'Robot"]],
    ['Elang Cepat', ['Elang Cepat 1', 'Elang Cepat 2']],
    ['Elang Cepet 2', ['Elang Cepat 2']],
    ['Elang Cepat 4', ['Elang Cepat 1', 'Elang Cepat 2']],
    ['Badak', []],
  ])('%j is %j', (text, expected) => {
    expect(findClosestNames(text, teams)).toEqual(expected);
  });
});
