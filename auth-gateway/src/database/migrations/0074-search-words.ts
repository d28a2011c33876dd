export const searchWordsSql = `
-- Words as people search for them: letters and digits, whatever the case. Declared as costly as it is, so that PostgreSQL
-- looks words up in an index instead of working them out row by row; and not as safe for parallel work, since starting
-- workers takes longer than looking words up.
create function search_words(given text) returns tsvector language plpgsql immutable cost 1000 as $$
begin
  return array_to_tsvector(array_remove(regexp_split_to_array(lower(left(given, 500)), '[^[:alnum:]]+'), ''));
end
$$;

-- True for what has each of these words, or one that begins with it. Six are enough to tell anything apart.
create function search_query(typed text) returns tsquery language plpgsql immutable as $$
begin
  return (
    select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    from (
      select word from unnest(tsvector_to_array(search_words(typed))) as word order by length(word) desc, word limit 6
    ) as longest
  );
end
$$;
`;
