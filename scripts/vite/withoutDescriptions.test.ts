import { describe, expect, it } from 'vitest';
import { undescribed } from './withoutDescriptions.ts';

describe('a chart without its descriptions', () => {
  it('keeps everything else, wherever they stand', () => {
    const chart = [
      "const m = setup({ types: { events: {} as Event } }).createMachine({ id: 'm', description: 'Una, {dos}.',",
      "  states: { idle: { description: 'Nada' + ' más.', on: { ir: { target: 'gone', description: `Se va.` } } },",
      "  gone: { description: 'Fin.' } } });",
    ].join('\n');
    expect(undescribed(chart).replaceAll(/\s+/g, ' ')).toBe(
      "const m = setup({ types: { events: {} as Event } }).createMachine({ id: 'm', states: { idle: { on: { ir: { target: 'gone', } } }, gone: { } } });",
    );
  });
});
