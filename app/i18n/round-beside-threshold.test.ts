import { expect, it } from 'vitest';
import { shareBesideThreshold } from './round-beside-threshold.ts';

it('keeps what lacks a hair of a threshold below it', () => {
  expect(shareBesideThreshold(0.0199, 0.02, 1)).toBe(0.019);
  expect(shareBesideThreshold(0.3497, 0.35)).toBe(0.34);
});

it('keeps what exceeds a threshold by a hair above it', () => {
  expect(shareBesideThreshold(0.15003, 0.15, 1)).toBe(0.151);
});

it('leaves alone what reads rightly anyway, and what is the threshold itself', () => {
  expect(shareBesideThreshold(0.0128, 0.02, 1)).toBe(0.0128);
  expect(shareBesideThreshold(0.35, 0.35)).toBe(0.35);
  expect(shareBesideThreshold(0.15, 0.15, 1)).toBe(0.15);
});
