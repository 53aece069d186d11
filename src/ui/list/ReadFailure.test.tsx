import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '#contract/common/failure';
import { system } from '../../theme/index.ts';
import { isRefused, StaleNote, tableState } from './ReadFailure.tsx';

const away: Failure = { tipo: 'sinConexion', texto: 'Revise su conexión a internet', codigo: null, campos: [] };
const refetch = vi.fn();

function note(data: unknown, error: Failure | null): string {
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <StaleNote data={data} error={error} />
    </ChakraProvider>,
  );
}

describe('a table of what is read', () => {
  it('awaits its rows while there are none, and not while newer ones come', () => {
    expect(tableState({ data: undefined, error: null, isFetching: true, refetch })).toEqual({
      loading: true,
      failure: null,
    });
    expect(tableState({ data: [], error: null, isFetching: true, refetch }).loading).toBe(false);
  });

  it('says why it has none, and asks again', () => {
    const { failure, loading } = tableState({ data: undefined, error: away, isFetching: false, refetch });
    expect(loading).toBe(false);
    expect(failure?.text).toBe('Revise su conexión a internet');
    failure?.onRetry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps the rows that it has, and says that they may be old', () => {
    expect(tableState({ data: [], error: away, isFetching: false, refetch }).failure).toBeNull();
    expect(note([], away)).toContain('Revise su conexión a internet Se muestra lo último que se leyó.');
    expect(note([], null)).not.toContain('Se muestra');
    expect(note(undefined, away)).not.toContain('Se muestra');
  });

  it('offers no further try of a search that was refused', () => {
    expect(isRefused({ ...away, tipo: 'rechazo' })).toBe(true);
    expect(isRefused(away)).toBe(false);
    expect(isRefused(null)).toBe(false);
  });
});
