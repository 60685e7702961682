import { useEffect, useState } from 'react';

const ADDRESS = '/api/assistant/suggestions';

/** Questions that what is published answers well; none while they cannot be had. */
export function useSuggestions(): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    fetchSuggestions(controller.signal).then(setSuggestions, () => setSuggestions([]));
    return () => controller.abort();
  }, []);

  return suggestions;
}

async function fetchSuggestions(signal: AbortSignal): Promise<string[]> {
  const response = await fetch(ADDRESS, { signal });
  const questions: unknown = response.ok ? await response.json() : [];
  return Array.isArray(questions) ? questions.filter((question) => typeof question === 'string') : [];
}
