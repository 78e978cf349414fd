-- Who goes takes their tokens along.
CREATE INDEX tokens_by_person ON tokens (person);
