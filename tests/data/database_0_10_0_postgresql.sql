CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.collection_games (
    collection_id character varying(32) NOT NULL,
    number integer NOT NULL,
    review_id character varying(32),
    facts json NOT NULL,
    version integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.collections (
    id character varying(32) NOT NULL,
    title text NOT NULL,
    delete_token_hash character varying(64) NOT NULL,
    created double precision NOT NULL,
    expires double precision,
    version integer DEFAULT 0 NOT NULL,
    last_number integer DEFAULT 0 NOT NULL,
    regulations json,
    report json
);
CREATE TABLE public.digests (
    review_id character varying(32) NOT NULL,
    last_seq integer NOT NULL,
    version smallint NOT NULL,
    data text NOT NULL
);
CREATE TABLE public.events (
    review_id character varying(32) NOT NULL,
    seq integer NOT NULL,
    type character varying(16) NOT NULL,
    data json NOT NULL
);
CREATE TABLE public.follows (
    collection_id character varying(32) NOT NULL,
    url text NOT NULL,
    options json NOT NULL,
    labels json NOT NULL,
    etag text,
    last_modified text,
    state character varying(16) NOT NULL,
    owner character varying(200),
    next_at double precision NOT NULL,
    begun double precision NOT NULL,
    looked_at double precision NOT NULL,
    changed_at double precision NOT NULL,
    fault json,
    fault_since double precision,
    ended double precision,
    since double precision,
    opened double precision
);
CREATE TABLE public.hits (
    id integer NOT NULL,
    visitor character varying(32) NOT NULL,
    at double precision NOT NULL,
    until double precision NOT NULL,
    amount integer NOT NULL
);
CREATE SEQUENCE public.hits_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.hits_id_seq OWNED BY public.hits.id;
CREATE TABLE public.packed (
    review_id character varying(32) NOT NULL,
    last_seq integer NOT NULL,
    format smallint NOT NULL,
    facts json NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.parcels (
    id character varying(32) NOT NULL,
    expires double precision NOT NULL,
    data text NOT NULL
);
CREATE TABLE public.reviews (
    id character varying(32) NOT NULL,
    pgn text NOT NULL,
    options json NOT NULL,
    status character varying(16) NOT NULL,
    owner character varying(200),
    heartbeat double precision,
    stop_requested boolean NOT NULL,
    attempts integer NOT NULL,
    last_seq integer NOT NULL,
    delete_token_hash character varying(64) NOT NULL,
    queued_at double precision NOT NULL,
    created double precision NOT NULL,
    updated double precision NOT NULL,
    turn integer DEFAULT 0 NOT NULL,
    expires double precision,
    log character varying(8) DEFAULT 'rows'::character varying NOT NULL,
    notes integer DEFAULT 0 NOT NULL,
    note_token_hash character varying(64)
);
CREATE TABLE public.totals (
    name character varying(64) NOT NULL,
    value double precision NOT NULL
);
CREATE TABLE public.unfinished (
    made_id character varying(32) NOT NULL,
    visitor character varying(32) NOT NULL
);
CREATE TABLE public.visit_keys (
    day integer NOT NULL,
    key character varying(64) NOT NULL
);
CREATE TABLE public.workers (
    owner character varying(200) NOT NULL,
    heartbeat double precision NOT NULL,
    facts json
);
ALTER TABLE ONLY public.hits ALTER COLUMN id SET DEFAULT nextval('public.hits_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0014');
INSERT INTO public.collection_games VALUES ('team', 1, 'game', '{"headers":{"White":"Vera","Black":"Boris"}}', 0);
INSERT INTO public.collections VALUES ('team', 'A team', 'hash', 1790003600, NULL, 0, 1, NULL, NULL);
INSERT INTO public.events VALUES ('rows', 1, 'game', '{"type":"game","headers":{"Result":"0-1"},"start_fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","variant":"standard","result":"0-1","moves":[{"san":"f3","uci":"f2f3","origin":"f2","target":"f3","fen":"rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"e5","uci":"e7e5","origin":"e7","target":"e5","fen":"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"g4","uci":"g2g4","origin":"g2","target":"g4","fen":"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"Qh4#","uci":"d8h4","origin":"d8","target":"h4","fen":"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3","check":true,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]}],"opening":{"eco":"A00","name":"Barnes Opening: Fool''s Mate","ply":4},"openings":[null,{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening: Fool''s Mate"}],"comment":"","arrows":[],"warnings":[]}');
INSERT INTO public.events VALUES ('rows', 2, 'preview', '{"type":"preview","win":[0.5195,0.4564,0.4482,0.3021,0.0],"model":"Kibitz network 0.10.0"}');
INSERT INTO public.events VALUES ('rows', 3, 'phases', '{"type":"phases","opening_end":15,"middlegame_end":3,"endgame_type":null,"endgame_changes":[],"by_ply":["opening","opening","opening","opening"]}');
INSERT INTO public.events VALUES ('rows', 4, 'move', '{"type":"move","ply":1,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('rows', 5, 'move', '{"type":"move","ply":2,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('rows', 6, 'move', '{"type":"move","ply":3,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('rows', 7, 'move', '{"type":"move","ply":4,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening: Fool''s Mate","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening: Fool''s Mate"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('rows', 8, 'plan', '{"type":"plan","engine":{"name":"Kibitz 0.10.0"},"nodes":1000,"multipv":2,"rules":"kibitz","options":{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true},"positions":5,"searches":4,"chunks":4,"cores":1,"pass":1,"tables":[],"warnings":[]}');
INSERT INTO public.events VALUES ('rows', 9, 'position', '{"type":"position","ply":4,"lines":[{"rank":1,"depth":0,"cp":null,"mate":0,"pv":[],"san":[]}],"win":0.0,"depth":0,"nodes":0,"engine":"Kibitz 0.10.0","source":"rule","pass":1,"wobble":0.0,"again":0,"exact":null,"pawns":null}');
INSERT INTO public.events VALUES ('rows', 10, 'position', '{"type":"position","ply":0,"lines":[{"rank":1,"depth":4,"cp":17,"mate":null,"pv":["e2e4","e7e5","b1c3","b8c6"],"san":["e4","e5","Nc3","Nc6"]}],"win":0.5148706131181635,"depth":4,"nodes":570,"engine":"Kibitz 0.10.0","source":"search","pass":1,"wobble":0.0061,"again":0,"exact":null,"pawns":null}');
INSERT INTO public.events VALUES ('rows', 11, 'position', '{"type":"position","ply":1,"lines":[{"rank":1,"depth":5,"cp":-60,"mate":null,"pv":["e7e5","e2e3","b8c6","b1c3","d7d5"],"san":["e5","e3","Nc6","Nc3","d5"]}],"win":0.4476920904256748,"depth":5,"nodes":682,"engine":"Kibitz 0.10.0","source":"search","pass":1,"wobble":0.0198,"again":0,"exact":null,"pawns":null}');
INSERT INTO public.events VALUES ('rows', 12, 'move', '{"type":"move","ply":1,"classification":"theory","accuracy":75.68155941879222,"loss":0.0671785226924887,"expected_before":0.5148706131181635,"expected_after":0.4476920904256748,"best":{"uci":"e2e4","san":"e4"},"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening","before":{"cp":17},"after":{"cp":-60}},"provisional":true,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('rows', 13, 'position', '{"type":"position","ply":2,"lines":[{"rank":1,"depth":5,"cp":-83,"mate":null,"pv":["e2e4","f8c5","b1c3","b8c6","g2g3"],"san":["e4","Bc5","Nc3","Nc6","g3"]}],"win":0.4278814631989126,"depth":5,"nodes":1000,"engine":"Kibitz 0.10.0","source":"search","pass":1,"wobble":0.0285,"again":0,"exact":null,"pawns":null}');
INSERT INTO public.events VALUES ('rows', 14, 'move', '{"type":"move","ply":1,"classification":"theory","accuracy":69.67432146875274,"loss":0.08698914991925089,"expected_before":0.5148706131181635,"expected_after":0.4278814631989126,"best":{"uci":"e2e4","san":"e4"},"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening","before":{"cp":17},"after":{"cp":-83},"facts":[{"kind":"king","name":"airs","piece":"k","square":"e1"}],"said":[{"key":"reason-king-airs","params":{"as":"played","better":"","piece":"k","square":"e1","file":"e","move":""}},{"key":"reason-little-better","params":{"move":"1.e4"}}]},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('rows', 15, 'move', '{"type":"move","ply":2,"classification":"theory","accuracy":99.99,"loss":0.0,"expected_before":0.5721185368010874,"expected_after":0.5721185368010874,"best":{"uci":"e7e5","san":"e5"},"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening","before":{"cp":83},"after":{"cp":83},"facts":[{"kind":"activity","name":"centre","square":"e5"},{"kind":"activity","name":"lets_out","piece":"b","square":"f8"}],"said":[]},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('rows', 16, 'position', '{"type":"position","ply":3,"lines":[{"rank":1,"depth":3,"cp":null,"mate":-1,"pv":["d8h4"],"san":["Qh4#"]}],"win":0.0,"depth":3,"nodes":98,"engine":"Kibitz 0.10.0","source":"search","pass":1,"wobble":0.0,"again":0,"exact":null,"pawns":null}');
INSERT INTO public.events VALUES ('rows', 17, 'move', '{"type":"move","ply":3,"classification":"theory","accuracy":15.459667338312533,"loss":0.4278814631989126,"expected_before":0.4278814631989126,"expected_after":0.0,"best":{"uci":"e2e4","san":"e4"},"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening","before":{"cp":-83},"after":{"mate":-1},"facts":[{"kind":"allows_mate","in":1,"base":"after","line":["d8h4"],"san":["Qh4#"]},{"kind":"activity","name":"lets_out","piece":"b","square":"f1"}],"said":[{"key":"reason-activity-lets-out","params":{"as":"played","better":"","piece":"b","square":"f1","file":"f","move":""}},{"key":"reason-little-better","params":{"move":"2.e4"}}]},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('rows', 18, 'move', '{"type":"move","ply":4,"classification":"theory","accuracy":99.99,"loss":0.0,"expected_before":1.0,"expected_after":1.0,"best":{"uci":"d8h4","san":"Qh4#"},"opening":"Barnes Opening: Fool''s Mate","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening: Fool''s Mate","before":{"mate":1},"after":{"mate":0},"facts":[{"kind":"noise"},{"kind":"activity","name":"checks","piece":"q","square":"h4"}],"said":[{"key":"reason-mates","params":{}}]},"provisional":false,"pass":1,"close":null,"quiet":true,"people":null}');
INSERT INTO public.events VALUES ('rows', 19, 'report', '{"type":"report","white":{"accuracy":42.6,"acpl":null,"counts":{"theory":2},"moves":2,"accuracy_lichess":27.6,"judged":2},"black":{"accuracy":100.0,"acpl":null,"counts":{"theory":2},"moves":2,"accuracy_lichess":100.0,"judged":2},"phases":{"opening":{"white":{"accuracy":42.6,"acpl":null,"counts":{"theory":2},"moves":2},"black":{"accuracy":100.0,"acpl":null,"counts":{"theory":2},"moves":2}},"middlegame":{"white":{"accuracy":null,"acpl":null,"counts":{},"moves":0},"black":{"accuracy":null,"acpl":null,"counts":{},"moves":0}},"endgame":{"white":{"accuracy":null,"acpl":null,"counts":{},"moves":0},"black":{"accuracy":null,"acpl":null,"counts":{},"moves":0}}},"key_moments":[],"provisional":false,"story":[{"key":"story-level-won","params":{"side":"black","much":"winning","move":"2.g4","how":{"key":"story-how-allows-mate","params":{"count":1}}}},{"key":"story-end","params":{"end":{"key":"story-end-mate","params":{"side":"black","move":"2…Qh4#"}}}}],"exact":null}');
INSERT INTO public.events VALUES ('rows', 20, 'done', '{"type":"done","totals":{"moves":4,"positions":5,"searches":4,"nodes":2350,"seconds":26.61},"recipe":{"kibitz":"0.10.0","engine":{"name":"Kibitz 0.10.0"},"options":{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true},"chunks":"head-guided-6-6-second-8-again-4-8-most-3-proofs-2","hash_mb":16,"threads":1,"tables":[]}}');
INSERT INTO public.events VALUES ('half', 1, 'game', '{"type":"game","headers":{"Result":"0-1"},"start_fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","variant":"standard","result":"0-1","moves":[{"san":"f3","uci":"f2f3","origin":"f2","target":"f3","fen":"rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"e5","uci":"e7e5","origin":"e7","target":"e5","fen":"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"g4","uci":"g2g4","origin":"g2","target":"g4","fen":"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"Qh4#","uci":"d8h4","origin":"d8","target":"h4","fen":"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3","check":true,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]}],"opening":{"eco":"A00","name":"Barnes Opening: Fool''s Mate","ply":4},"openings":[null,{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening: Fool''s Mate"}],"comment":"","arrows":[],"warnings":[]}');
INSERT INTO public.events VALUES ('half', 2, 'preview', '{"type":"preview","win":[0.5195,0.4564,0.4482,0.3021,0.0],"model":"Kibitz network 0.10.0"}');
INSERT INTO public.events VALUES ('half', 3, 'phases', '{"type":"phases","opening_end":15,"middlegame_end":3,"endgame_type":null,"endgame_changes":[],"by_ply":["opening","opening","opening","opening"]}');
INSERT INTO public.events VALUES ('half', 4, 'move', '{"type":"move","ply":1,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('half', 5, 'move', '{"type":"move","ply":2,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('half', 6, 'move', '{"type":"move","ply":3,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('half', 7, 'move', '{"type":"move","ply":4,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening: Fool''s Mate","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening: Fool''s Mate"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO public.events VALUES ('half', 8, 'plan', '{"type":"plan","engine":{"name":"Kibitz 0.10.0"},"nodes":1000,"multipv":2,"rules":"kibitz","options":{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true},"positions":5,"searches":4,"chunks":4,"cores":1,"pass":1,"tables":[],"warnings":[]}');
INSERT INTO public.packed VALUES ('packed', 21, 1, '{"judged":4,"report":{"provisional":false,"white":{"accuracy":42.6,"acpl":null,"counts":{"theory":2},"moves":2,"judged":2},"black":{"accuracy":100.0,"acpl":null,"counts":{"theory":2},"moves":2,"judged":2}},"failed":null,"seconds":26.61}', '\x28b52ffd609121253a00fa411c0c317049da06fcffff9fabaac227b761a88d56aef54a5bc325cdb265b336771ca151cbacb48ed4422db2bbf7db464fa6beeb89b900b100b00006102dc0625c00710e20fa6f9e0b3f313600d3bf4fe12aef87348bd124494201a094c0b9866081918b60e41e055bfcf8ccc74fae8bebb670ced31344346f22bad57f9a30b5b3b1a7f7c4daea62fbda4e85e30bfa127d9a824310f747b74635635769f51453fba381e3fa1b78f224437942f7ce9a67c3136f08431484b148c080588882860586040b0d0a141048054a21df67c1786e76c7ef2b123bcfad3db9bc29cc1ddfb6d2afc01f8eebfcd07cc913ff6946eef8538eed8ff956fbf6993be3c5ad24fd12cdf3b527b16a6c6dcd0b76d74c60c14395a5b7faadd5e38f8537a8ba6d3579c2187b08ffadd1fd3b2d059fb314fefdb562684cd9a96b03e7eb6d95fda1e767fd4ffead989fb1e29f04f49b3ef5406b6c1d74e68a5247c62f6d5a1555ebd9920609c7f3d19d12f5e4bd85a01a9be3d0fd84ebd753f27660c822636bff4520ecfa5406fb108235c79e93102e111e58129b160fec56b7be363e5300f2b42ebfa0e30e4bfd9e01ad39a6690e4d83807f68cadbbdabb5d537f40e3da799a7a23c542f6f9f67c578fa55e73aa3ba503cd948165dd39a062e12322e32d2bd43b344e916d79ab7c02625e31e5d78918ba8543ce9aec7c393cbe18391123a1725d398c539d730b2c126c62697436464d39c5ca284cc121d640d73cdc2401821067af76c516263627c4b93adbdb63046c2167d79b4c17da1f2d1f6240edfbd330db26b4d8ace19cd075b345798dda97fcf89628e4b9b7a6871671784405eda88bebf98cf603ff8bdf1bdb2b43d599e2921e9e914adc03853ca53b6c6135414a92c0a54458a3b8f4a3f2f8705ba98b2f81cb473e37d318490106182a3288e5b58bad5926805557db1a5d86fbc55b646dc9ff094b8d875b1b6a0d33ed04750e580d1d526dce59c7d2b6a3938b8ab64654c7d8612e375c597b5ab35e8148a329b27096d616b15f65e74edc9f7986569223cc4f664f39af29e543cbbc209bddf7edef7a963d7467d324246b2c6e4f2a20c81e0a85131736c46449224c93407a10c314c4109e17103027148c6623463a831841822208491408211914802912441246d03eaaeb34addb06d07d105b41b53f5967abac706375daa3bb82d33da3dbc65e9a0a1107c2d28d93692bd43459aa54814b5f50f7ed75fe24271854a1048a5078d2abdf6325bf164b1f4d4ab1e20a0d4cc63910be7166e9100447dcc6c5b98663ecd8a1d73142974decfee0b632563b053b2b5de9bb1a6a5a7d4ea6429385906451fbecb20ec88218a7384609abb84bebbf7a74d0c580bcee107158751b3e4e751b1a9031522d54fc51dc35b5ef2fbb22dba967fb9ae7d7f5ccc488bb45737b10ed839250a762044d4f90668c553acb2eab3341d77533f7ef15fc4773d0df05cbb2f06a200cf27ebc0bfb210cfd332aec2ba903c187ec3d23628d04a666c7c6d8ff656a540888087ecc4236db3d66ea78099fb05e93b9ad9a6bcea903e4efc4a07d65c2b27f2e82512a752208697e82beafa8365ce122178fb261ad4a0c45dfbb18a4ebf4d3d1db70a0af29b00c354e7c4285dc555f4ff8fcebe267b7c94bb9c700f958d5ff5cc091d828eb9d25ffa315998aaebb3150c5e1b3ca1a6cc97301ba8874c73df68e7e16253ab0e2453a87408da4a9fcde2b2da67b67a22f98ab1611953ff7cf70f61809278e2bf64a324840aa6f0790049297a2167431302302c5182a2503bc0476e9e0eeb24f5f8984b514ef138444c9f1a1d35fe09a2961732dbd6d5a63a98c9871f77a7416cc98bd90f9dc528ed4fba2f804314002a4d4b5df2ef8ab345db5950b82a116715ce8aa4b415178fdbf549bfb5036546466f16cb0ade4e0af4f160a638f3701eb28bb11b72380d61af550e058613a2335bccf2c8e2dcf89aef381e16e12c6230197a4c904c901524a6e655aa0c9593f7a43e4150bb647604edd5c3884260791f718ac2ff96d67bfa0609911950bd61ecdd7bd463b129c6efac759c06220aab4a130accb42e4ab1527166a46c59b1e1b4efef78369bd16c36504a933fe0cca4a7494e0b338fc440b7197af91abdea768f5301ccba321f29036809b98ccc1a6eec328e5a67dd0061cd7f604dd6e0966154f91a429e819dd554712cd0c484e53a44c1920384e1664c6f21b539a7411e8ce8040d3839458702be7eda25b55cc25696f47e45dfa1c20abd8e1f8e491ca24d32b50e6368380cbc9008a400bbfd0259b0124c3c4522552bb5f08c30d918228f942328841cd3147d3ef83f6d381baeecd54d9fca7819fb99d5b9fbd7b3e1517a2bd1b00d1948ee249a37e70cc97741891aac112346bf79fb427e7ef680826d7a842a254a22ff148321a5a4a0e58121ed60dd8a3c919009bd0c6b082f7e7636ba08001594b0bd69844a208a2f9fe737868be357e600073cffefa3c4d0b7ba8f743f2f93811d4fff9edf0110569fc4f49fd89d8a019e688c4f61ac8626442e35d72e8213b84daf0386377aa1fa87810960b060c748e8ee74864d98d41c4039e9b7cfb1814a80b7ce32448aecc0295401');
INSERT INTO public.reviews VALUES ('packed', '1. f3 e5 2. g4 Qh4# 0-1', '{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true}', 'done', NULL, 1790000000, false, 0, 21, 'hash', 1790000000, 1790000000, 1790000000, 1, NULL, 'packed', 1, NULL);
INSERT INTO public.reviews VALUES ('rows', '1. f3 e5 2. g4 Qh4# 0-1', '{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true}', 'done', NULL, 1790003600, false, 0, 20, 'hash', 1790003600, 1790003600, 1790003600, 2, NULL, 'rows', 0, NULL);
INSERT INTO public.reviews VALUES ('half', '1. f3 e5 2. g4 Qh4# 0-1', '{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true}', 'waiting', NULL, 1790003600, false, 0, 8, 'hash', 1790003600, 1790003600, 1790003600, 3, NULL, 'rows', 0, NULL);
INSERT INTO public.reviews VALUES ('game', '1. f3 e5 2. g4 Qh4# 0-1', '{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true}', 'waiting', NULL, NULL, false, 0, 0, 'hash', 1790003600, 1790003600, 1790003600, 3, NULL, 'none', 0, NULL);
SELECT pg_catalog.setval('public.hits_id_seq', 1, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.collection_games
    ADD CONSTRAINT collection_games_pkey PRIMARY KEY (collection_id, number);
ALTER TABLE ONLY public.collection_games
    ADD CONSTRAINT collection_games_review_id_key UNIQUE (review_id);
ALTER TABLE ONLY public.collections
    ADD CONSTRAINT collections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.digests
    ADD CONSTRAINT digests_pkey PRIMARY KEY (review_id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (review_id, seq);
ALTER TABLE ONLY public.follows
    ADD CONSTRAINT follows_pkey PRIMARY KEY (collection_id);
ALTER TABLE ONLY public.hits
    ADD CONSTRAINT hits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.packed
    ADD CONSTRAINT packed_pkey PRIMARY KEY (review_id);
ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.totals
    ADD CONSTRAINT totals_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.unfinished
    ADD CONSTRAINT unfinished_pkey PRIMARY KEY (made_id);
ALTER TABLE ONLY public.visit_keys
    ADD CONSTRAINT visit_keys_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (owner);
CREATE INDEX ix_collections_expires ON public.collections USING btree (expires);
CREATE INDEX ix_follows_due ON public.follows USING btree (ended, next_at);
CREATE INDEX ix_hits_until ON public.hits USING btree (until);
CREATE INDEX ix_hits_visitor ON public.hits USING btree (visitor, at);
CREATE INDEX ix_parcels_expires ON public.parcels USING btree (expires);
CREATE INDEX ix_reviews_expires ON public.reviews USING btree (expires);
CREATE INDEX ix_reviews_queue ON public.reviews USING btree (status, turn, queued_at, id);
CREATE INDEX ix_reviews_unpacked ON public.reviews USING btree (status, updated) WHERE ((log)::text = 'rows'::text);
CREATE INDEX ix_reviews_unread ON public.reviews USING btree (status, turn, queued_at, id) WHERE ((log)::text = 'none'::text);
CREATE INDEX ix_unfinished_visitor ON public.unfinished USING btree (visitor);
ALTER TABLE ONLY public.collection_games
    ADD CONSTRAINT collection_games_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES public.collections(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.collection_games
    ADD CONSTRAINT collection_games_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.digests
    ADD CONSTRAINT digests_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follows
    ADD CONSTRAINT follows_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES public.collections(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.packed
    ADD CONSTRAINT packed_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
