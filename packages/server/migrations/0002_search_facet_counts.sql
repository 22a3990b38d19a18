CREATE TABLE "search_facet_counts" (
	"scope" text NOT NULL,
	"token" text NOT NULL,
	"docs" integer NOT NULL,
	CONSTRAINT "search_facet_counts_scope_token_pk" PRIMARY KEY("scope","token")
);
--> statement-breakpoint
-- An index that is there already gets its counts; from then on every build keeps them.
INSERT INTO "search_facet_counts" ("scope", "token", "docs")
SELECT s.scope, t.token, count(*)::int FROM "search_documents" d,
  LATERAL (SELECT '' AS scope UNION ALL SELECT substr(f.token, 10) FROM unnest(d.facets) AS f (token)
    WHERE starts_with(f.token, 'category:')) s,
  LATERAL (SELECT '' AS token UNION ALL SELECT unnest(d.facets)) t
GROUP BY 1, 2;
